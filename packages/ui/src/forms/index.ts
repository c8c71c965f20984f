export { answeredSentences, fieldSentences, refusalOf, showIssues } from './callSentences';
export { checkedBy, checkedByRules, type Problems } from './checkedBy';
export { PickedField } from './PickedField';
export { passwordProblems } from './passwordProblems';
export { resetSent } from './resetSent';
export { StaleNotice } from './StaleNotice';
export { useFormBase } from './useFormBase';
export { useTyped } from './useTyped';
