/** A remote whose manifest or files could not be had. */
export class RemoteMissing extends Error {}
