import { type DragEvent, useState } from 'react';

/**
 * Takes files that are dropped on an element, which gets the returned `props`. `isOver` is true while something is held
 * above it. The second argument also has the folders.
 */
export function useFileDrop(onFiles: (files: File[], dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const props = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files], event.dataTransfer);
    },
  };
  return { isOver, props };
}
