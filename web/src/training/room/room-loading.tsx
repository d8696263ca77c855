import { Spinner } from '../../ui/spinner.tsx';

/** Shows that the content of the room is being loaded. */
export function RoomLoading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-lg">
      <Spinner />
      {text}
    </p>
  );
}
