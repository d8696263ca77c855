import type { FrameFile } from './file-table.ts';

/** The code of a program, to which the code of the scripts beside it is added as soon as it is read. */
export class ScriptTexts {
  text: string;

  constructor(files: readonly FrameFile[], code = '') {
    this.text = code;
    for (const { name, data } of files) if (/\.m?js$/i.test(name)) void this.#add(data);
  }

  async #add(data: Blob): Promise<void> {
    this.text += `\n${await data.text().catch(() => '')}`;
  }
}
