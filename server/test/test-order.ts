import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Orders the test files. The two databases' tests run side by side. In the same order both would wait at the same time,
 * for the same mails and queues, so one of them begins with the last file.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted[0]?.project.name === 'postgres' ? sorted.reverse() : sorted;
  }
}
