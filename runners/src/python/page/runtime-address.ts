/// <reference path="../virtual-modules.d.ts" />
export { pythonBase, pythonSnapshot } from 'virtual:python-runtime';
