/** One tone: its frequency in hertz, its start and its length in seconds. */
interface Tone {
  frequency: number;
  at: number;
  length: number;
}

const [C5, E5, G5, C6, E6] = [523.25, 659.25, 783.99, 1046.5, 1318.5];

/** The sounds: short, soft, and rising. */
const SOUNDS = {
  right: [
    { frequency: E5, at: 0, length: 0.14 },
    { frequency: G5, at: 0.09, length: 0.22 },
  ],
  lesson: [
    { frequency: C5, at: 0, length: 0.16 },
    { frequency: E5, at: 0.11, length: 0.16 },
    { frequency: G5, at: 0.22, length: 0.34 },
  ],
  level: [
    { frequency: C5, at: 0, length: 0.14 },
    { frequency: G5, at: 0.1, length: 0.14 },
    { frequency: C6, at: 0.2, length: 0.18 },
    { frequency: E6, at: 0.32, length: 0.5 },
  ],
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;

/** Maximum volume of a tone, out of 1. */
const VOLUME = 0.12;
/** Time in which a tone becomes loud, in seconds, so that it does not click. */
const ATTACK = 0.015;

let context: AudioContext | undefined;

/** Adds a tone that fades in and out. */
function addTone(audio: AudioContext, { frequency, at, length }: Tone): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(VOLUME, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

/**
 * Plays a sound. Silent where the browser has no audio, or allows none yet: the browser decides about that, and a
 * refused sound is not played later.
 */
export async function play(name: SoundName): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') {
      // Until somebody has used the page this may wait without end: then it is too late for the sound.
      const begin = performance.now();
      await context.resume();
      if (performance.now() - begin > 500) return;
    }
    for (const tone of SOUNDS[name]) addTone(context, tone);
  } catch {
    // No audio here.
  }
}
