/**
 * Lays the beats of a story one after the other. A beat lasts `seconds`; its `caption`, when it has
 * one, stays until the next caption. Everything a film shows at a moment follows from its beats.
 */
export function timeline(beats) {
  let end = 0;
  const laid = beats.map((beat, index) => {
    const start = end;
    end += beat.seconds;
    return { ...beat, index, start, end };
  });
  return {
    beats: laid,
    duration: end,
    /** The beat that plays at this second. */
    at: (second) => laid.find((beat) => second < beat.end) ?? laid[laid.length - 1],
    /** The second at which the named beat starts. */
    startOf: (name) => laid.find((beat) => beat.name === name).start,
  };
}

/** The captions of a story in one language: `{ from, to, text }`, in seconds. */
export function captionsOf(story, language) {
  const { beats, duration } = timeline(story(language).beats);
  const spoken = beats.filter((beat) => beat.caption);
  return spoken.map((beat, i) => ({
    from: beat.start,
    to: spoken[i + 1]?.start ?? duration,
    text: beat.caption,
  }));
}
