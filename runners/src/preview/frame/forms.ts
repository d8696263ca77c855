import type { Reporter } from './reporter.ts';

type Submitter = HTMLButtonElement | HTMLInputElement;

function isSubmitter(element: Element | null): element is Submitter {
  const pressed = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return pressed && ['submit', 'image'].includes(element.type) && element.form !== null;
}

/** What the browser would do, without sending anything: check the fields, then tell the program. */
function submit(form: HTMLFormElement, submitter: Submitter | null, reporter: Reporter): void {
  const unchecked = form.noValidate || (submitter?.formNoValidate ?? false);
  if (!unchecked && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  if (!form.dispatchEvent(event)) return;
  reporter.add({ kind: 'notice', notice: 'form', text: '', position: null, count: 1 });
}

/**
 * The frame may not submit forms, and its browser then says nothing of it to the program either. Most
 * programs only want to hear of it, so that is done here.
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
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    submit(this, (submitter as Submitter | null) ?? null, reporter);
  };
}
