const RELOADED = 'reloaded-for';

/**
 * After a new version has been put online, a page that is still open asks for files that are gone.
 * Reloading brings the new version; a second failure at the same address is a real one.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without network nothing newer can come.
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.href) return;
    sessionStorage.setItem(RELOADED, location.href);
    event.preventDefault();
    location.reload();
  });
}
