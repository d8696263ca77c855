/** The pages whose documents may ask for the camera: the AI lab and the game room (docs/decisions/0372, 0377). */
const CAMERA_PAGES = /^\/(ailab|gametraining)\/?(\?|$)/i;

/** Tells whether the document at an address, a path with or without a query, may ask for the camera. */
export const mayUseCamera = (address: string): boolean => CAMERA_PAGES.test(address);

/** The lab with a model that somebody shows, or that is one's own. */
const MODEL_ADDRESS = /^\/ailab\/?\?(?:[^#]*&)?(?:model|saved)=/i;

/** Tells whether a document shows one model, which no search engine may list. */
export const isModelAddress = (address: string): boolean => MODEL_ADDRESS.test(address);
