/// <reference path="../assets.d.ts" />
