/// <reference types="@cleaning/ui/assets" />
export {};
