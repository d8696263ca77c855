import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { LabProject } from '../project/lab-project.ts';
import { readProject } from '../project/stored-projects.ts';

const NAME = 'project';

/**
 * Names the opened project in the address: the browser's back button leads from a project to the list, and a page that
 * is loaded again shows the same project.
 *
 * @param opened - Id of the opened project, or null.
 */
export function useProjectAddress(
  opened: string | null,
  open: (project: LabProject) => void,
  close: () => void,
): void {
  const [address, setAddress] = useSearchParams();
  const named = address.get(NAME);
  const before = useRef(opened);

  const onOpened = useEffectEvent(() => {
    if (before.current === opened) return;
    before.current = opened;
    if (opened !== named) setAddress(opened ? { [NAME]: opened } : {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another project changes the address.
  useEffect(() => onOpened(), [opened]);

  const onNamed = useEffectEvent(async () => {
    if (named === opened) return;
    if (named === null) return close();
    const project = await readProject(named);
    if (project) open(project);
    else setAddress({}, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that has changed is a way back or forth.
  useEffect(() => void onNamed(), [named]);
}
