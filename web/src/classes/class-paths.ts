const CLASSES = '/classes';

/** The id of the demonstration class, which anyone may look at. */
export const DEMO_CLASS = 'demo';

const encoded = (...parts: readonly string[]) => parts.map(encodeURIComponent).join('/');

/** The addresses of the pages about classes. Parameters are encoded. */
export const classPaths = {
  list: CLASSES,
  roster: (classId: string) => `${CLASSES}/${encoded(classId)}`,
  /** One section of a class, such as `names`, with the thing that is opened in it. */
  section: (classId: string, section: string, itemId?: string) =>
    `${CLASSES}/${encoded(classId, section, ...(itemId === undefined ? [] : [itemId]))}`,
  names: (classId: string) => `${CLASSES}/${encoded(classId)}/names`,
  cards: (classId: string) => `${CLASSES}/${encoded(classId)}/cards`,
  /** Where pupils sign in, and join with an account of their own. */
  signIn: (code: string) => `/class/${encoded(code)}`,
} as const;
