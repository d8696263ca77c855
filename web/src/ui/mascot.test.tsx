import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPose } from '../../build/mascot/draw-pose.ts';
import { POSE_PARTS } from '../../build/mascot/poses.ts';
import { Mascot } from './mascot.tsx';

it('has at least ten poses, each drawn in its own way', () => {
  const drawings = Object.values(POSE_PARTS).map(drawPose);
  expect(new Set(drawings).size).toBeGreaterThanOrEqual(10);
  for (const drawing of drawings) {
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    expect(documentElement.tagName).toBe('svg');
  }
});

it('moves only where motion is welcome', () => {
  const [style = ''] = drawPose(POSE_PARTS.greet).match(/<style>.*<\/style>/s) ?? [];
  const [welcome = '', keyframes = ''] = style.split('\n@keyframes', 2);
  expect(welcome).toMatch(/^<style>@media \(prefers-reduced-motion:no-preference\)\{.*\}$/s);
  expect(keyframes).not.toBe('');
});

it('is no content: it has no name', () => {
  const { container } = render(<Mascot pose="greet" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('leaves no broken picture where it cannot be loaded', () => {
  const { container } = render(<Mascot pose="greet" />);
  const picture = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
});
