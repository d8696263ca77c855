import model from '@mediapipe/hands/hand_landmark_lite.tflite?url';
import graph from '@mediapipe/hands/hands.binarypb?url';
import script from '@mediapipe/hands/hands.js?url';
import assets from '@mediapipe/hands/hands_solution_packed_assets.data?url';
import assetsLoader from '@mediapipe/hands/hands_solution_packed_assets_loader.js?url';
import quickLoader from '@mediapipe/hands/hands_solution_simd_wasm_bin.js?url';
import quickProgram from '@mediapipe/hands/hands_solution_simd_wasm_bin.wasm?url';
import plainLoader from '@mediapipe/hands/hands_solution_wasm_bin.js?url';
import plainProgram from '@mediapipe/hands/hands_solution_wasm_bin.wasm?url';

/** The addresses of the files that the hand finder asks for by their names in its package. */
const ADDRESSES: Record<string, string> = {
  'hands.binarypb': graph,
  'hand_landmark_lite.tflite': model,
  'hands_solution_packed_assets.data': assets,
  'hands_solution_packed_assets_loader.js': assetsLoader,
  'hands_solution_simd_wasm_bin.js': quickLoader,
  'hands_solution_simd_wasm_bin.wasm': quickProgram,
  'hands_solution_wasm_bin.js': plainLoader,
  'hands_solution_wasm_bin.wasm': plainProgram,
};

/** The address of the script that finds hands. */
export const finderScript = script;

/** The address of a file that this script asks for. */
export function finderFile(name: string): string {
  const address = ADDRESSES[name];
  if (!address) throw new Error(`The hand finder has no file ${name}`);
  return address;
}
