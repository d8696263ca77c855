/// <reference path="./virtual-modules.d.ts" />
export { p5Frame, webFrame } from 'virtual:preview-frames';
