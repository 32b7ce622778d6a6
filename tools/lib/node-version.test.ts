import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';
import { root } from './root.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.99.1', '24.0.0', '25.1.0', '26.0.0-nightly'])(
    'takes %s',
    (version) => {
      expect(nodeProblem(version)).toBeUndefined();
    },
  );

  it.each(['12.22.0', '18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0', ''])('refuses %s', (version) => {
    expect(nodeProblem(version)).toMatch(/20\.19.*22\.13.*24.*this is Node\.js/);
  });

  it('asks for what package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  });
});
