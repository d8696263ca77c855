/** An XMLHttpRequest that a test answers. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  method = '';
  address = '';
  body: Blob | string | undefined;
  responseType = '';
  status = 0;
  response: Blob | null = null;
  #answered = new Headers();

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }
  send(body?: Blob | string): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  /** Reports that this number of bytes of the body was sent. */
  moveTo(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  async answer(reply: Response): Promise<void> {
    this.status = reply.status;
    this.#answered = reply.headers;
    this.response = await reply.blob();
    this.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
