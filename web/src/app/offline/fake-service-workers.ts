import type { ToServiceWorker } from '../../../service-worker/messages.ts';

/** A service worker for tests: records its messages, and names its build. */
export class FakeWorker extends EventTarget {
  received: ToServiceWorker[] = [];
  entry: string;

  constructor(entry = '/assets/own.js') {
    super();
    this.entry = entry;
  }

  postMessage(message: ToServiceWorker, ports: MessagePort[]): void {
    this.received.push(message);
    if (message.type === 'entry') ports[0]?.postMessage(this.entry);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  updates = 0;

  async update(): Promise<void> {
    this.updates++;
  }
}

/** The service workers of a browser, for tests. */
export class FakeServiceWorkers extends EventTarget {
  registration = new FakeRegistration();
  controller: FakeWorker | null = null;
  registered: string[] = [];

  async register(address: string): Promise<FakeRegistration> {
    this.registered.push(address);
    return this.registration;
  }

  get ready(): Promise<FakeRegistration> {
    return Promise.resolve(this.registration);
  }
}

/** Gives this page, which began with `/assets/own.js`, a browser with such service workers. */
export function fakeServiceWorkers(): FakeServiceWorkers {
  const fake = new FakeServiceWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { value: fake, configurable: true });
  document.head.innerHTML = '<script type="module" src="/assets/own.js"></script>';
  return fake;
}
