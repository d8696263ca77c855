/** Words by which browsers name the cameras of phones, in English and French. */
const FRONT = /front|user|avant/i;
const BACK = /back|rear|environment|arri[èe]re/i;

export interface CameraWords {
  front: string;
  back: string;
  camera: string;
}

/**
 * Names for cameras, in their order: front or back where the browser says so, else what it calls them. Those with one
 * name get numbers.
 */
export function cameraNames(labels: readonly string[], words: CameraWords): string[] {
  const names = labels.map((label) => {
    if (FRONT.test(label)) return words.front;
    return BACK.test(label) ? words.back : label || words.camera;
  });
  return names.map((name, i) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name} ${names.slice(0, i + 1).filter((one) => one === name).length}`;
  });
}
