/** What API tokens may be allowed to do (docs/product.md#api-tokens). */
export const API_SCOPES = [
  'profile:read',
  'progress:read',
  'projects:read',
  'projects:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
