import { isLessonTag, LESSON_TAGS, type LessonTag } from '@codivia/contract/lessons/lesson-tags';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './lesson-content.css';
import { attributeOf, lessonHtml } from './lesson-html.ts';

/** The component for each of our tags: given its attribute, and its number among its kind. */
export type LessonParts = Record<LessonTag, (value: string, number: number) => ReactNode>;

/** The number of each of our tags in the lesson before a piece of it. */
type Counts = Partial<Record<LessonTag, number>>;

interface Slot {
  element: Element;
  tag: LessonTag;
  value: string;
  number: number;
}

/** The places in a lesson that components fill, in order. */
function slotsOf(container: Element, before: Counts): Slot[] {
  const counts = new Map<string, number>(Object.entries(before));
  return [...container.querySelectorAll(Object.keys(LESSON_TAGS).join(','))].flatMap((element) => {
    const tag = element.localName;
    if (!isLessonTag(tag)) return [];
    const number = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, number);
    return [{ element, tag, value: attributeOf(element, tag), number }];
  });
}

const NONE: Counts = {};

type PieceProps = {
  /** Sanitized by `lessonHtml`. */
  html: string;
  parts: LessonParts;
  counts?: Counts;
};

/** A piece of a lesson, with live editors, exercises, questions and videos in their places. */
export function LessonPiece({ html: safe, parts, counts = NONE }: PieceProps) {
  const container = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<Slot[]>([]);
  const html = useMemo(() => ({ __html: safe }), [safe]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are those of this very HTML
  useLayoutEffect(() => {
    if (container.current) setSlots(slotsOf(container.current, counts));
  }, [html]);

  return (
    <>
      <div
        ref={container}
        className="prose-codivia lesson-content"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in lesson-html.ts
        dangerouslySetInnerHTML={html}
      />
      {slots.map(({ element, tag, value, number }) =>
        createPortal(parts[tag](value, number), element, `${tag}-${number}`),
      )}
    </>
  );
}

/** A lesson's text, made safe, as one page. */
export function LessonContent({ content, parts }: { content: string; parts: LessonParts }) {
  const html = useMemo(() => lessonHtml(content), [content]);
  return <LessonPiece html={html} parts={parts} />;
}
