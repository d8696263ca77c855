/** The only page whose document may ask for the camera (docs/decisions/0372). */
const CAMERA_PAGE = /^\/ailab\/?(\?|$)/i;

/** Tells whether the document at an address, a path with or without a query, may ask for the camera. */
export const mayUseCamera = (address: string): boolean => CAMERA_PAGE.test(address);
