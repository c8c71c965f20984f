import { z } from 'zod';

/** A sentence by the path of each wrong field, e.g. `{ 'slots.0.time': '…' }`. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** The schema of a form as it is typed, for `zodResolver`: `problemsOf` says what is wrong in the words of the form's page. */
export const formSchema = <Form>(problemsOf: (form: Form) => Problems) =>
  z.custom<Form>().superRefine((form, context) => {
    for (const [field, message] of Object.entries(problemsOf(form)))
      if (message !== undefined) context.addIssue({ code: 'custom', path: field.split('.'), message });
  });
