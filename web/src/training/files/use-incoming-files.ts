import { type ClipboardEvent, type DragEvent, useState } from 'react';

const NONE: readonly File[] = [];

/** Files of the device that are given to a room by dropping or pasting; text continues to the editor. */
export function useIncomingFiles(onIncoming: () => void) {
  const [incomingFiles, setIncomingFiles] = useState(NONE);

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer): void {
    if (data.files.length === 0) return;
    // The editor would insert the content of a file into the code.
    event.preventDefault();
    event.stopPropagation();
    setIncomingFiles([...data.files]);
    onIncoming();
  }

  return {
    incomingFiles,
    clear: () => setIncomingFiles(NONE),
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
}
