import type { Input } from '@codivia/contract/api/endpoint';
import { deleteModel, listModels, type SavedModel, saveModel } from '@codivia/contract/api/models';
import { makeSharedLink } from '@codivia/contract/api/shared-links';
import { readFile } from '@codivia/contract/files/project-files';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { readModel } from '@codivia/contract/models/read-model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { sendTexts } from './send-texts.ts';

const LIST = memberKey('models');

/** The member's models, the last changed first; idle for visitors. */
export function useModels() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: LIST,
    queryFn: () => call(listModels),
    enabled: signedIn,
    staleTime: 0,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: LIST });
}

export interface KeptModel {
  id: string;
  name: string;
  /** The one that is replaced; null for a new one. */
  revision: number | null;
  model: string;
  examples: string | null;
}

/** Sends the model, and the examples if they are wanted, and keeps them in the account. */
export function useKeepModel() {
  const refresh = useRefresh();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async ({ id, model, examples, ...rest }: KeptModel) => {
      const texts = examples === null ? [model] : [model, examples];
      const [sent = '', beside = null] = await sendTexts(texts);
      return call(saveModel, { params: { id }, body: { ...rest, model: sent, examples: beside } });
    },
    onSettled: refresh,
  });
}

/** Gives a saved model another name, or makes another one of the same files under another id. */
export function useCopyModel() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({
      id,
      name,
      revision,
      model,
      examples,
    }: Omit<SavedModel, 'revision'> & { revision: number | null }) =>
      call(saveModel, {
        params: { id },
        body: { name, revision, model: model.hash, examples: examples?.hash ?? null },
      }),
    onSettled: refresh,
  });
}

export function useDeleteModel() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(deleteModel, { params: { id } }),
    // Also after a failure: it may have been deleted elsewhere.
    onSettled: refresh,
  });
}

async function textOf(hash: string): Promise<string> {
  const file = (await call(readFile, { params: { hash } })) as Blob;
  return file.text();
}

/** The model of a saved one. Throws ApiError, as calls do, and ModelFault. */
export const readSavedModel = async ({ model }: SavedModel): Promise<ModelFile> =>
  readModel(JSON.parse(await textOf(model.hash)));

/** The parts of a project that were kept beside a saved model; null without examples. */
export const readSavedExamples = async ({ examples }: SavedModel): Promise<unknown> =>
  examples && JSON.parse(await textOf(examples.hash));

type Link = Pick<Input<typeof makeSharedLink>['body'], 'title' | 'accepted'> & {
  /** The name of the model's file. */
  file: string;
  model: string;
  /** The program that uses it, in Python. */
  program: string;
};

/** Makes a link to a model and a program that uses it. */
export function useShareModel() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async ({ file, model, program, ...rest }: Link) => {
      const [hash = ''] = await sendTexts([model]);
      const assets = [{ name: file, hash }];
      const files = { 'main.py': program };
      return call(makeSharedLink, { body: { ...rest, kind: 'python', files, assets } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey('shared-links') }),
  });
}
