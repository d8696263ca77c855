/**
 * Stands in for TypeBox in the browser. The contract's endpoints carry schemas that only the server
 * checks; the web app needs their types, which cost nothing, and their paths. Anything done with this
 * object gives this object again.
 */
const nothing: unknown = new Proxy(() => nothing, {
  get: () => nothing,
  apply: () => nothing,
});

export default nothing;
