import { joinP5, type P5Prototype } from './join-p5.ts';
import { openModel } from './open-model.ts';

/** Gives programs that name it `loadModel`; runs before them, and after p5. */
const { p5 } = globalThis as { p5?: { prototype: P5Prototype } };
Object.assign(globalThis, {
  loadModel: p5 ? joinP5(p5.prototype, openModel) : (name: string) => openModel(name).opened,
});
