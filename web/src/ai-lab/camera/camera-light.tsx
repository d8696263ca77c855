/** The red light of a camera that is on; the words stand beside it. */
export function CameraLight() {
  return (
    <span
      aria-hidden="true"
      className="size-3 shrink-0 rounded-full bg-[#ff5a4f] motion-safe:animate-pulse"
    />
  );
}
