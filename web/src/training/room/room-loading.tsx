import { Spinner } from '../../ui/spinner.tsx';

/** Says that what the room will show is on its way. */
export function RoomLoading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-lg">
      <Spinner />
      {text}
    </p>
  );
}
