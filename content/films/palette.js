export const WIDTH = 1280;
export const HEIGHT = 720;

export const palette = {
  night: '#0b1618',
  panel: '#12262a',
  edge: '#234047',
  text: '#eef6f3',
  quiet: '#9fb9b6',
  mint: '#4fe3b0',
  yellow: '#ffc83d',
  coral: '#ff7a59',
};
