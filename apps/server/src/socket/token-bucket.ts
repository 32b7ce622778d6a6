/** A limit on how often something may happen: so many at once, and so many a second after that. */
export class TokenBucket {
  private readonly size: number;
  private readonly perSecond: number;
  private tokens: number;
  private filledAt: number;

  constructor(limit: { readonly size: number; readonly perSecond: number }, now: number) {
    this.size = limit.size;
    this.perSecond = limit.perSecond;
    this.tokens = limit.size;
    this.filledAt = now;
  }

  /** Takes one; false when there is none. `now` is in milliseconds. */
  take(now: number): boolean {
    const gained = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond;
    this.tokens = Math.min(this.size, this.tokens + gained);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
