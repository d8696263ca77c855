import type { Reporter } from './reporter.ts';

type Submitter = HTMLButtonElement | HTMLInputElement;

function isSubmitter(element: Element | null): element is Submitter {
  const pressed = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return pressed && ['submit', 'image'].includes(element.type) && element.form !== null;
}

/** An attribute of a form that its button may replace. */
function attributeOf(form: HTMLFormElement, submitter: Submitter | null, name: string): string {
  return submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
}

/** Returns the data that the form would send, one field in a line. */
function dataOf(form: HTMLFormElement, submitter: Submitter | null): string[] {
  const lines = [...new FormData(form)].map(
    ([name, value]) => `${name} = ${value instanceof File ? value.name : value}`,
  );
  return submitter?.name ? [...lines, `${submitter.name} = ${submitter.value}`] : lines;
}

/** Reports the data that would be sent, their destination and the method. */
function reportData(form: HTMLFormElement, submitter: Submitter | null, reporter: Reporter): void {
  const lines = dataOf(form, submitter);
  const method = attributeOf(form, submitter, 'method').toUpperCase() === 'POST' ? 'POST' : 'GET';
  const first = `${method} ${attributeOf(form, submitter, 'action')}`.trim();
  const notice = lines.length === 0 && form.elements.length > 0 ? 'form_empty' : 'form';
  const text = [first, ...lines].join('\n');
  reporter.add({ kind: 'notice', notice, text, position: null, count: 1 });
}

/** Does the default action of a form, which the program has not prevented: reports its data, or closes its dialog. */
function send(form: HTMLFormElement, submitter: Submitter | null, reporter: Reporter): void {
  const dialog = form.closest('dialog');
  if (attributeOf(form, submitter, 'method').toLowerCase() !== 'dialog')
    reportData(form, submitter, reporter);
  else if (submitter?.value) dialog?.close(submitter.value);
  else dialog?.close();
}

/** Imitates the browser without sending anything: checks the fields, then notifies the program. */
function submit(form: HTMLFormElement, submitter: Submitter | null, reporter: Reporter): void {
  const unchecked = form.noValidate || (submitter?.formNoValidate ?? false);
  if (!unchecked && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  if (form.dispatchEvent(event)) send(form, submitter, reporter);
}

/** Gives forms methods that send nothing. */
export function installForms(reporter: Reporter): void {
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    submit(this, (submitter as Submitter | null) ?? null, reporter);
  };
  HTMLFormElement.prototype.submit = function sendAtOnce() {
    send(this, null, reporter);
  };
}

/**
 * Dispatches the event of a form. The frame may not submit forms, and its browser does not notify the program either.
 * Most programs only listen for the event, so it is dispatched here; others get a message about the data that would be
 * sent.
 */
export function keepFormsInside(reporter: Reporter): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (event.defaultPrevented || !isSubmitter(target) || target.disabled) return;
    event.preventDefault();
    if (target.form) submit(target.form, target, reporter);
  });
  addEventListener('keydown', (event) => {
    const field = event.target;
    if (event.defaultPrevented || event.key !== 'Enter' || event.isComposing) return;
    if (!(field instanceof HTMLInputElement) || !field.form) return;
    // With a button in the form the browser clicks on that.
    if ([...field.form.elements].some(isSubmitter)) return;
    submit(field.form, null, reporter);
  });
}
