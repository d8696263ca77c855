import { mayUseCamera } from '@codivia/contract/models/camera-page';

/**
 * Tells whether this document may ask for the camera. The site moves between pages without loading documents, and only
 * a document that was loaded as the lab or the game room is sent with that permission.
 */
export function isCameraDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || mayUseCamera(new URL(entry.name, location.href).pathname);
}

/** Loads the lab's own document, which then opens this project. */
export function reloadForCamera(projectId: string): void {
  history.replaceState(history.state, '', `#${projectId}`);
  location.reload();
}

/** The project that the document was loaded for; its mark is taken off the address. */
export function projectAfterReload(): string | null {
  const id = location.hash.slice(1);
  if (id) history.replaceState(history.state, '', location.pathname + location.search);
  return id || null;
}
