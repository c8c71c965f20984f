const text = 'Fields with * are required.';

/** Explains the mark of required fields, above a form. */
export function RequiredNote() {
  return <p className="ma-hint">{text}</p>;
}
