/** Builds everything that `npm start` and the image serve: the web app, then the server. */
await import('./build-web.mjs');
await import('./compress-web.mjs');
await import('./build-server.mjs');
