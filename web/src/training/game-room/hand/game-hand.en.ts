const gameHand = {
  label: 'Your hand in this game',
  before:
    'This game can follow your hand. If you allow it, the camera’s picture stays on this device and is kept nowhere: the game gets nothing but 21 points of your hand.',
  allow: 'Allow for this run',
  end: 'Switch the camera off',
  asking: 'Your browser is asking: may this page use the camera?',
  is_on: 'Camera on',
  preview: 'Picture of your camera',
  points: 'The points of your hand',
  loading: 'The hand finder is on its way. The first time, 8 MB are fetched…',
  found: 'I see your hand.',
  none: 'Show your whole hand.',
  failed:
    'Hands cannot be found in this browser right now: it is offline, or cannot draw with WebGL. Your game goes on without them.',
  retry: 'Try again',
  reload:
    'This game can follow your hand. For the camera, this page has to be loaded once more. Your code stays as it is: press Run again afterwards.',
  load: 'Load the page again',
  shared:
    'This game can follow a hand, but someone else wrote it. Keep a copy first, and read what it does: then you can allow it the points of your hand.',
  problems: {
    refused:
      'Your browser keeps the camera closed. Allow it for this page by the icon beside the address, then try again. Your game goes on without it.',
    missing: 'No camera was found. Plug one in and try again. Your game goes on without it.',
    busy: 'The camera does not answer: another program may be using it. Close that one, then try again.',
    unplugged: 'The camera is gone: was it unplugged? Your game goes on without it.',
    absent: 'This browser offers no camera on this page. Your game goes on without it.',
    hidden: 'The camera went off when you left this tab.',
  },
} as const;
export default gameHand;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'game-hand': typeof gameHand;
  }
}
