/// <reference path="./virtual-modules.d.ts" />
export { pythonBase } from 'virtual:python-runtime';
