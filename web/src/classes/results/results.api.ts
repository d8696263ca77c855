import {
  exportClassResults,
  readClassMistakes,
  readClassResults,
  readPupilSheet,
} from '@codivia/contract/api/class-results';
import type { Language } from '@codivia/contract/api/language';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import { useMutation, useQuery } from '@tanstack/react-query';
import { memberKey } from '../../lib/query.ts';
import { useClassServer } from '../class-server.ts';

/** The class whose results are read, its zone, and the number of weeks until today. */
export interface Asked {
  classId: string;
  timeZone: string;
  weeks: number;
}

function daysOf({ timeZone, weeks }: Asked) {
  const to = localDayIn(timeZone)(new Date());
  return { from: addDays(to, -7 * (weeks - 1)), to };
}

/** The results of a class; its pupils work on, so they are asked for at every visit. */
export function useResults(asked: Asked) {
  const { call } = useClassServer();
  const { classId, weeks } = asked;
  return useQuery({
    queryKey: memberKey('classes', classId, 'results', weeks),
    queryFn: () => call(readClassResults, { params: { id: classId }, query: daysOf(asked) }),
    staleTime: 0,
  });
}

/** Reads the results for a file of one form. Each is recorded. */
export function useExport(asked: Asked) {
  const { call } = useClassServer();
  return useMutation({
    mutationFn: async (form: Language) => ({
      form,
      results: await call(exportClassResults, {
        params: { id: asked.classId },
        query: daysOf(asked),
      }),
    }),
  });
}

/** The commonest wrong answers of a class in a lesson. */
export function useMistakes(classId: string, lessonId: string) {
  const { call } = useClassServer();
  return useQuery({
    queryKey: memberKey('classes', classId, 'mistakes', lessonId),
    queryFn: () =>
      call(readClassMistakes, { params: { id: classId }, query: { lesson_id: lessonId } }),
    staleTime: 0,
  });
}

/** The results of one pupil. Each reading is recorded, so none happens but those that are asked for. */
export function useSheet(asked: Asked, memberId: string) {
  const { call } = useClassServer();
  const { classId, weeks } = asked;
  return useQuery({
    queryKey: memberKey('classes', classId, 'sheet', memberId, weeks),
    queryFn: () =>
      call(readPupilSheet, {
        params: { id: classId, member_id: memberId },
        query: daysOf(asked),
      }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
