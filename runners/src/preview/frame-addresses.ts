/// <reference path="./virtual-modules.d.ts" />
export { gameFrame, webFrame } from 'virtual:preview-frames';
