/**
 * Pyodide's loader enters each of its 8,579 exported functions into the table of functions before Python starts. Only
 * libraries in WebAssembly, which few programs load, look functions up there by their names: so a function is entered
 * at its first look-up (docs/decisions/0085). Each pair is a part of the loader and its replacement.
 */
const PARTS = [
  [
    'var GOT={};',
    `var GOT={};var mainExports;var newEntry=symName=>{var entry=new WebAssembly.Global({value:"i32",mutable:true});var value=mainExports?.[symName];if(typeof value=="function"){entry.value=addFunction(value)}return entry};`,
  ],
  [
    'rtn=GOT[symName]=new WebAssembly.Global({value:"i32",mutable:true})',
    'rtn=GOT[symName]=newEntry(symName)',
  ],
  [
    'var updateGOT=(exports,replace)=>{for(',
    'var updateGOT=(exports,replace)=>{var isMain=!mainExports;if(isMain){mainExports=exports}for(',
  ],
  [
    'GOT[symName]||=new WebAssembly.Global({value:"i32",mutable:true});',
    'if(isMain&&typeof value=="function"&&!GOT[symName]){continue}GOT[symName]||=newEntry(symName);',
  ],
  // Nearly 10,000 times without two closures each.
  [
    'for(var[sym,exp]of Object.entries(exports)){const setImport=target=>{if(!isSymbolDefined(target)){wasmImports[target]=exp}};setImport(sym);',
    'for(var sym in exports){var exp=exports[sym];var existing=wasmImports[sym];if(!existing||existing.stub){wasmImports[sym]=exp}if(sym!="main"&&sym!="__main_argc_argv"){continue}const setImport=target=>{if(!isSymbolDefined(target)){wasmImports[target]=exp}};',
  ],
  // Only read, or given other values by name.
  ['wasmExports=Object.assign({},wasmExports);', 'wasmExports=Object.create(wasmExports);'],
] as const;

/** The text of `pyodide.asm.js` with functions entered when they are looked up. Throws when it is not as expected. */
export function withLazyExports(loader: string): string {
  return PARTS.reduce((text, [part, replacement]) => {
    const [before, after, ...more] = text.split(part);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`Pyodide's loader does not have this once: ${part}`);
    }
    return before + replacement + after;
  }, loader);
}
