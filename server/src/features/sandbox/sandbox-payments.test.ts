import { payerSuite } from '../../../test/payer-suite.ts';
import { subscriptionSuite } from '../../../test/payments-suite.ts';
import { SandboxProvider } from '../../../test/sandbox-provider.ts';
import { webhookSuite } from '../../../test/webhook-suite.ts';

webhookSuite('the sandbox', async () => new SandboxProvider());
subscriptionSuite('the sandbox', async () => new SandboxProvider());
payerSuite('the sandbox', async () => new SandboxProvider());
