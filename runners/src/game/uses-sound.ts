/** The names that p5.sound adds to a sketch: functions, and classes of `p5`. */
const FUNCTIONS =
  'loadSound createAudioIn userStartAudio getAudioContext outputVolume soundFormats freqToMidi midiToFreq';
const CLASSES =
  'SoundFile AudioIn FFT Amplitude Oscillator SinOsc TriOsc SawOsc SqrOsc Env Envelope Noise Pulse Delay ' +
  'Reverb Convolver Filter LowPass HighPass BandPass Gain MonoSynth PolySynth Part Phrase Score SoundLoop ' +
  'SoundRecorder Panner3D Compressor EQ Distortion PeakDetect';

const anyOf = (names: string) => `(?:${names.replaceAll(' ', '|')})\\b`;
const USES_SOUND = new RegExp(`\\b${anyOf(FUNCTIONS)}|\\bp5\\s*\\.\\s*${anyOf(CLASSES)}`);

/** Tells whether a sketch uses p5.sound, which is fetched for those that do. */
export function usesSound(code: string): boolean {
  return USES_SOUND.test(code);
}
