/** Characters of a handle, the pseudonym in the address of a portfolio (docs/product.md#handles). */
export const HANDLE_MIN_LENGTH = 3;
export const HANDLE_MAX_LENGTH = 20;

/** Letters without accents, digits, and single hyphens inside; at least one letter. */
export const HANDLE_PATTERN = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a typed handle in the form that is stored: handles do not differ by case. */
export const cleanHandle = (typedHandle: string): string => typedHandle.trim().toLowerCase();

/** Tells whether a clean handle has the right characters and the right length. */
export function isHandle(handle: string): boolean {
  const fits = handle.length >= HANDLE_MIN_LENGTH && handle.length <= HANDLE_MAX_LENGTH;
  return fits && HANDLE_PATTERN.test(handle);
}

/** Addresses of the site: the first parts of all routes, and the paths that the server answers itself. */
export const RESERVED_ADDRESSES: readonly string[] = [
  ...[
    'about',
    'accessibility',
    'admin',
    'ailab',
    'api',
    'art',
    'assets',
    'auth',
    'blog',
    'careers',
  ],
  ...[
    'certificate',
    'challenges',
    'class',
    'classes',
    'community',
    'consent',
    'course',
    'courses',
    'dashboard',
    'dev',
    'developers',
  ],
  ...[
    'examples',
    'explore',
    'families',
    'family',
    'forgot-password',
    'gallery',
    'gametraining',
    'gift-card',
    'help',
    'home',
  ],
  ...['index', 'legal', 'lesson', 'live', 'login', 'logout', 'media', 'mentoring', 'mentors'],
  ...[
    'metrics',
    'notes',
    'parents',
    'partners',
    'path',
    'paths',
    'playground',
    'portfolio',
    'portfolios',
    'privacy',
    'profai',
  ],
  ...['publish', 'puzzle', 'python', 'register', 'reset-password', 'robots', 'runner', 'sandbox'],
  ...[
    'school',
    'schools',
    'settings',
    'signin',
    'signup',
    'sitemap',
    'teacher',
    'teachers',
    'try',
    'verify',
    'webtraining',
    'www',
  ],
];
