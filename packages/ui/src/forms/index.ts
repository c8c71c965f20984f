export { answeredSentences, callSchema, fieldSentences, refusalOf, showIssues } from './callSchema';
export { formSchema, type Problems } from './formSchema';
export { PickedField } from './PickedField';
export { StaleNotice } from './StaleNotice';
export { type FormBase, useFormBase } from './useFormBase';
export { useTyped } from './useTyped';
