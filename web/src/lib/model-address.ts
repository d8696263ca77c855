/** The address at which a published project's or a link's model is tried. */
export const sharedModelAddress = (publishedId: string): string =>
  `/ailab?model=${encodeURIComponent(publishedId)}`;

/** The address at which a model of the account is tried by its owner. */
export const savedModelAddress = (id: string): string => `/ailab?saved=${encodeURIComponent(id)}`;
