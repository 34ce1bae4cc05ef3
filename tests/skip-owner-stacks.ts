import * as React from 'react';

/**
 * The development build of React records a stack for up to 10,000 elements per second, only to improve its own
 * warnings. That takes a fifth of the time of screen tests, so we report the limit as reached.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
