/// <reference types="@cleaning/ui/assets" />
